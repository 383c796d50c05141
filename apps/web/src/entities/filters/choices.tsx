import { Chip, Group, Input } from '@mantine/core';
import classes from './choices.module.css';

interface Choice<Value extends string> {
  readonly value: Value;
  readonly label: string;
}

/** Several of a few, as chips big enough for a thumb. */
export function Choices<Value extends string>({
  label,
  options,
  value,
  onChange,
}: {
  readonly label: string;
  readonly options: readonly Choice<Value>[];
  readonly value: readonly Value[];
  onChange(value: Value[]): void;
}) {
  return (
    <Input.Wrapper label={label} labelElement="div">
      <Chip.Group multiple value={[...value]} onChange={(chosen) => onChange(chosen as Value[])}>
        <Group gap="xs" mt={6} role="group" aria-label={label}>
          {options.map((option) => (
            <Chip key={option.value} value={option.value} variant="outline" classNames={{ label: classes.chip! }}>
              {option.label}
            </Chip>
          ))}
        </Group>
      </Chip.Group>
    </Input.Wrapper>
  );
}

/** One of a few, as chips. */
export function Choice<Value extends string>({
  label,
  options,
  value,
  onChange,
  error,
}: {
  readonly label: string;
  readonly options: readonly Choice<Value>[];
  readonly value: Value | null;
  onChange(value: Value): void;
  readonly error?: string | undefined;
}) {
  return (
    <Input.Wrapper label={label} labelElement="div" error={error}>
      <Chip.Group value={value} onChange={(chosen) => onChange(chosen as Value)}>
        <Group gap="xs" mt={6} mb={error ? 6 : 0} role="radiogroup" aria-label={label}>
          {options.map((option) => (
            <Chip key={option.value} value={option.value} variant="outline" classNames={{ label: classes.chip! }}>
              {option.label}
            </Chip>
          ))}
        </Group>
      </Chip.Group>
    </Input.Wrapper>
  );
}
