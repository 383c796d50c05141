import type { PrizeChoicePartsFragment } from '@setpoint/client/documents';
import type { i18n } from 'i18next';
import { shownMoney } from '../money/money.js';

/** `a voucher of €20`, `150 smash points`, `€20 of credit`. */
export function prizeText(
  { kind, amount, points }: PrizeChoicePartsFragment,
  { t, language }: Pick<i18n, 't' | 'language'>,
): string {
  return kind === 'POINTS'
    ? t('award:prize.POINTS', { count: points ?? 0 })
    : t(`award:prize.${kind}`, { amount: amount ? shownMoney(amount, language) : '' });
}
