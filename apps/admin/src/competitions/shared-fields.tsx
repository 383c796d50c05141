import { Textarea, TextInput } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { useTranslation } from 'react-i18next';
import { PrizeFields } from './prize-fields.js';
import type { PrizesOfForm } from './prizes.js';

export const SEXES = ['ALL', 'MEN', 'WOMEN', 'MIXED'] as const;
export const GAME_MODES = ['THREE_SETS_6_GAMES', 'ONE_SET_9_GAMES', 'NEXTGEN'] as const;

/** What forms of tournaments and leagues have alike, besides the name. */
export interface SharedValues {
  readonly rules: string;
  readonly prizes: PrizesOfForm;
  /** Why it is changed; of what is new there is nothing to say. */
  readonly reason: string;
}

/** Rules, prizes, and for what is there already why it is changed. */
export function SharedFields<Values extends SharedValues>({
  form,
  isChange,
}: {
  readonly form: UseFormReturnType<Values>;
  readonly isChange: boolean;
}) {
  const { t } = useTranslation('admin');
  return (
    <>
      <Textarea label={t('tournaments.rules')} autosize minRows={3} maxRows={12} {...form.getInputProps('rules')} />
      <PrizeFields {...form.getInputProps('prizes')} value={form.values.prizes} />
      {isChange && (
        <TextInput
          label={t('discounts.reason')}
          description={t('discounts.reasonText')}
          maxLength={500}
          {...form.getInputProps('reason')}
        />
      )}
    </>
  );
}
