import type { CheckoutPriceFragment } from '@setpoint/client/documents';
import { useTranslation } from 'react-i18next';
import { shownMoney } from '../money/money.js';
import classes from './checkout.module.css';

/** What it costs and what pays for it, part by part (BIL-04, BIL-07). */
export function PriceParts({
  price,
  isChanging = false,
}: {
  readonly price: CheckoutPriceFragment;
  readonly isChanging?: boolean;
}) {
  const { t, i18n } = useTranslation('checkout');
  const money = (amount: { cents: number; currency: string }) => shownMoney(amount, i18n.language).replace('-', '−');
  const { total, credit, card, lines } = price;
  return (
    <table className={classes.price} aria-busy={isChanging} data-changing={isChanging || undefined}>
      <caption>{t('price.title')}</caption>
      <tbody>
        {lines.map(({ what, amount }, index) => (
          <tr key={`${what}-${index}`}>
            <th scope="row">{t(`price.line.${what}`)}</th>
            <td>{money(amount)}</td>
          </tr>
        ))}
        {lines.length > 1 && (
          <tr data-total>
            <th scope="row">{t('price.total')}</th>
            <td>{money(total)}</td>
          </tr>
        )}
        {credit.cents > 0 && (
          <tr>
            <th scope="row">{t('price.credit')}</th>
            <td>{money({ ...credit, cents: -credit.cents })}</td>
          </tr>
        )}
        <tr data-total>
          <th scope="row">{t('price.card')}</th>
          <td>{money(card)}</td>
        </tr>
      </tbody>
    </table>
  );
}
