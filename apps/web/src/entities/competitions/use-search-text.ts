import { useDebouncedValue } from '@mantine/hooks';
import { useState } from 'react';

const REST_MS = 250;

/** A text that is looked for once the fingers rest. */
export function useSearchText() {
  const [text, setText] = useState('');
  const [wanted] = useDebouncedValue(text.trim(), REST_MS);
  return { text, wanted, setText };
}
