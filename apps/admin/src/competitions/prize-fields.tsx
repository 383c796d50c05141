import { Fieldset, Group, Input, NumberInput } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { PLACINGS, type PrizesOfForm } from './prizes.js';

/** What each placing wins; who wins chooses one of what stands there (TRN-13). */
export function PrizeFields({
  value,
  error,
  onChange,
}: {
  readonly value: PrizesOfForm;
  readonly error?: ReactNode;
  onChange(prizes: PrizesOfForm): void;
}) {
  const { t } = useTranslation('admin');
  const fields = PLACINGS.map((placing) => (
    <Fieldset key={placing} legend={t(`tournaments.placings.${placing}`)}>
      <Group grow preventGrowOverflow={false} gap="sm">
        {(['voucher', 'points', 'credit'] as const).map((kind) => (
          <NumberInput
            key={kind}
            label={t(`tournaments.prizes.${kind}`)}
            min={0}
            miw={90}
            allowNegative={false}
            decimalScale={kind === 'points' ? 0 : 2}
            suffix={kind === 'points' ? '' : ' €'}
            value={value[placing][kind]}
            onChange={(typed) => onChange({ ...value, [placing]: { ...value[placing], [kind]: typed } })}
          />
        ))}
      </Group>
    </Fieldset>
  ));
  return (
    <>
      {fields}
      {error && <Input.Error role="alert">{error}</Input.Error>}
    </>
  );
}
