import { schemaResolver, useForm } from '@mantine/form';
import { useCallback, useEffect, useState } from 'react';

/** What a stored draft must look like; zod's schemas are such ones. */
type Shape = Parameters<typeof schemaResolver>[0];

/** What the browser kept under a key; null where there is nothing or it is no such draft any more. */
function readStored<Values>(key: string, shape: Shape): Values | null {
  try {
    const text = window.localStorage.getItem(key);
    if (text === null) return null;
    const read = shape['~standard'].validate(JSON.parse(text));
    return read instanceof Promise || read.issues ? null : (read.value as Values);
  } catch {
    return null;
  }
}

function keep(key: string, draft: object): void {
  try {
    window.localStorage.setItem(key, JSON.stringify(draft));
  } catch {
    // Kept for as long as the page lives.
  }
}

function forget(key: string): void {
  try {
    window.localStorage.removeItem(key);
  } catch {
    // Where storage is refused, nothing was kept.
  }
}

/**
 * A form whose values survive a reload until they are sent or discarded (FLT-07). One that nobody has touched leaves
 * nothing behind.
 */
export function useDraftForm<Values extends object>({
  key,
  shape,
  rules,
  fresh,
  begun,
}: {
  readonly key: string;
  readonly shape: Shape;
  /** What has to be right before a form of one step is sent. */
  readonly rules?: Shape;
  fresh(): Values;
  /** What takes the place of any draft that was kept. */
  readonly begun?: (() => Values) | undefined;
}) {
  const [first] = useState(() => {
    const stored = begun ? null : readStored<Values>(key, shape);
    return { values: begun?.() ?? stored ?? fresh(), begun: begun !== undefined, restored: stored !== null };
  });
  const onValuesChange = useCallback((values: Values) => keep(key, values), [key]);
  const form = useForm<Values>({
    initialValues: first.values,
    onValuesChange,
    validateInputOnChange: rules !== undefined,
    ...(rules && { validate: schemaResolver(rules, { sync: true }) }),
  });
  const discard = useCallback(() => forget(key), [key]);

  useEffect(() => {
    if (first.begun) keep(key, first.values);
  }, [key, first]);

  return { form, restored: first.restored, discard };
}
