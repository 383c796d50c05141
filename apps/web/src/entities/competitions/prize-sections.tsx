import type { AwardPlacing, PrizeChoicePartsFragment } from '@setpoint/client/documents';
import { useTranslation } from 'react-i18next';
import { useMoney } from '../money/use-money.js';
import { CardSection, Facts } from './section.js';

/** What there is to win, by placing. */
export function PrizesSection({
  title,
  prizes,
}: {
  readonly title: string;
  readonly prizes: readonly { readonly placing: AwardPlacing; readonly choices: readonly PrizeChoicePartsFragment[] }[];
}) {
  const { t } = useTranslation('competitions');
  const money = useMoney();
  if (prizes.length === 0) return null;
  const shown = ({ kind, amount, points }: PrizeChoicePartsFragment) =>
    t(`prize.${kind}`, { amount: amount ? money(amount) : '', count: points ?? 0 });
  return (
    <CardSection title={title}>
      <Facts
        facts={prizes.map(({ placing, choices }) => [
          t(`placing.${placing}`),
          choices.map(shown).join(` ${t('prizeOr')} `),
        ])}
      />
    </CardSection>
  );
}

/** Who has won it. */
export function WinnersSection({
  title,
  awards,
}: {
  readonly title: string;
  readonly awards: readonly {
    readonly placing: AwardPlacing;
    readonly player: { readonly displayName: string };
  }[];
}) {
  const { t } = useTranslation('competitions');
  if (awards.length === 0) return null;
  return (
    <CardSection title={title}>
      <Facts facts={awards.map(({ placing, player }) => [t(`placing.${placing}`), player.displayName])} />
    </CardSection>
  );
}
