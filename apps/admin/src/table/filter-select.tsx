import { Select } from '@mantine/core';
import { useUrlFilter } from './use-url-filter.js';

/** One of some values as a filter of the list below; nothing chosen means all. */
export function FilterSelect<Value extends string>({
  name,
  values,
  label,
  every,
  textOf,
  w = 200,
  searchable = false,
}: {
  /** In the address. */
  readonly name: string;
  readonly values: readonly Value[];
  readonly label: string;
  /** What stands there while nothing is chosen. */
  readonly every: string;
  readonly textOf: (value: Value) => string;
  /** In pixels, where the screen has room. */
  readonly w?: number;
  readonly searchable?: boolean;
}) {
  const { oneOf, set } = useUrlFilter();
  return (
    <Select
      label={label}
      placeholder={every}
      clearable
      searchable={searchable}
      w={{ base: '100%', xs: w }}
      data={values.map((value) => ({ value, label: textOf(value) }))}
      value={oneOf(name, values)}
      onChange={(value) => set(name, value)}
    />
  );
}
