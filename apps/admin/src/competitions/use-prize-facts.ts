import { useTranslation } from 'react-i18next';
import { useAmounts } from '../table/use-amounts.js';

interface ShownPrize {
  readonly placing: string;
  readonly choices: readonly {
    readonly points: number | null;
    readonly kind: string;
    readonly amount: { readonly cents: number; readonly currency: string } | null;
  }[];
}

/** What each placing can choose of, as facts of a competition. */
export function usePrizeFacts() {
  const { t } = useTranslation('admin');
  const { money } = useAmounts();
  return (prizes: readonly ShownPrize[]) =>
    prizes.map(({ placing, choices }) => {
      const values = choices.map(
        ({ kind, points, amount }) =>
          `${t(`tournaments.prizes.${kind.toLowerCase()}`)} ${amount ? money(amount) : (points ?? 0)}`,
      );
      return [t(`tournaments.placings.${placing}`), values.join(' · ')] as const;
    });
}
