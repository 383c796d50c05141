import { TextInput, type TextInputProps } from '@mantine/core';
import { useDebouncedCallback } from '@mantine/hooks';
import { useEffect, useRef, useState, type RefObject } from 'react';
import { useUrlFilter } from './use-url-filter.js';

/** So long after the last key the list is asked for. */
const PAUSE_MS = 250;

/** A text as a filter of the list below. It follows the address, which a link or a button may change, too. */
export function FilterText({
  name,
  ...field
}: {
  /** In the address. */
  readonly name: string;
  readonly label: string;
  readonly ref?: RefObject<HTMLInputElement | null>;
} & Pick<TextInputProps, 'w' | 'miw' | 'type' | 'inputMode' | 'maxLength'>) {
  const { search, set } = useUrlFilter();
  const kept = search.get(name) ?? '';
  const [typed, setTyped] = useState(kept);
  const written = useRef(kept);
  const write = useDebouncedCallback((text: string) => {
    written.current = text;
    set(name, text);
  }, PAUSE_MS);
  useEffect(() => {
    // What this field wrote itself may be older by now than what stands in it.
    if (kept !== written.current) setTyped(kept);
    written.current = kept;
  }, [kept]);
  return (
    <TextInput
      w={{ base: '100%', xs: 180 }}
      {...field}
      value={typed}
      onChange={({ currentTarget: { value } }) => {
        setTyped(value);
        write(value.trim());
      }}
      onBlur={write.flush}
    />
  );
}
