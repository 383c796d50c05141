import { Select } from '@mantine/core';
import type { ReactNode } from 'react';

/** One of some values, of which one is always chosen. Takes what a form knows of its field. */
export function ChoiceField({
  values,
  textOf,
  ...field
}: {
  readonly label: string;
  readonly values: readonly string[];
  textOf(value: string): string;
  readonly value?: string;
  readonly error?: ReactNode;
  onChange?(value: string | null): void;
}) {
  return <Select allowDeselect={false} data={values.map((value) => ({ value, label: textOf(value) }))} {...field} />;
}
