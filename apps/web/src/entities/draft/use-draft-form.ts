import { schemaResolver, useForm } from '@mantine/form';
import { useCallback, useEffect, useState } from 'react';

/** What a stored draft must look like; zod's schemas are such ones. */
type Shape = Parameters<typeof schemaResolver>[0];

/** How long a draft is kept: until it is sent or discarded, or no longer than the tab is open. */
export type DraftLife = 'KEPT' | 'TAB';

const storageOf = (life: DraftLife) => (life === 'TAB' ? window.sessionStorage : window.localStorage);

/** What the browser kept under a key; null where there is nothing or it is no such draft any more. */
export function readDraft<Values>(key: string, shape: Shape, life: DraftLife = 'KEPT'): Values | null {
  try {
    const text = storageOf(life).getItem(key);
    if (text === null) return null;
    const read = shape['~standard'].validate(JSON.parse(text));
    return read instanceof Promise || read.issues ? null : (read.value as Values);
  } catch {
    return null;
  }
}

/** For the form that reads it under this key. False where storage is refused: it is kept for as long as the page lives. */
export function keepDraft(key: string, draft: object, life: DraftLife = 'KEPT'): boolean {
  try {
    storageOf(life).setItem(key, JSON.stringify(draft));
    return true;
  } catch {
    return false;
  }
}

export function forgetDraft(key: string, life: DraftLife = 'KEPT'): void {
  try {
    storageOf(life).removeItem(key);
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
  life = 'KEPT',
  rules,
  fresh,
  begun,
}: {
  readonly key: string;
  readonly shape: Shape;
  readonly life?: DraftLife;
  /** What has to be right before a form of one step is sent. */
  readonly rules?: Shape;
  fresh(): Values;
  /** What takes the place of any draft that was kept. */
  readonly begun?: (() => Values) | undefined;
}) {
  const [first] = useState(() => {
    const stored = begun ? null : readDraft<Values>(key, shape, life);
    return { values: begun?.() ?? stored ?? fresh(), begun: begun !== undefined, restored: stored !== null };
  });
  const onValuesChange = useCallback((values: Values) => void keepDraft(key, values, life), [key, life]);
  const form = useForm<Values>({
    initialValues: first.values,
    onValuesChange,
    validateInputOnChange: rules !== undefined,
    ...(rules && { validate: schemaResolver(rules, { sync: true }) }),
  });
  const discard = useCallback(() => forgetDraft(key, life), [key, life]);

  useEffect(() => {
    if (first.begun) keepDraft(key, first.values, life);
  }, [key, life, first]);

  return { form, restored: first.restored, discard };
}
