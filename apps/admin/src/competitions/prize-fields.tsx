import { Fieldset, Input, NumberInput, SimpleGrid } from '@mantine/core';
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
      <SimpleGrid cols={{ base: 1, xs: 3 }} spacing="sm">
        {(['voucher', 'points', 'credit'] as const).map((kind) => (
          <NumberInput
            key={kind}
            label={t(`tournaments.prizes.${kind}`)}
            min={0}
            allowNegative={false}
            decimalScale={kind === 'points' ? 0 : 2}
            suffix={kind === 'points' ? '' : ' €'}
            value={value[placing][kind]}
            onChange={(typed) => onChange({ ...value, [placing]: { ...value[placing], [kind]: typed } })}
          />
        ))}
      </SimpleGrid>
    </Fieldset>
  ));
  return (
    <>
      {fields}
      {error && <Input.Error role="alert">{error}</Input.Error>}
    </>
  );
}
