import { Anchor, Text } from '@mantine/core';
import type { OneDocumentQuery } from '@setpoint/client/documents';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import classes from './documents.module.css';
import { useAmounts } from './use-amounts.js';

interface Props {
  readonly document: NonNullable<OneDocumentQuery['billingDocument']>;
}

/** What it takes back, and what takes it back. */
export function Related({ document: { original, creditNotes } }: Props) {
  const { t } = useTranslation('invoice');
  const others = original ? [original] : creditNotes;
  if (others.length === 0) return null;
  return (
    <Text mb="md">
      {t(`invoice:${original ? 'takesBackWhat' : 'takenBackBy'}`)}
      {others.map(({ type, number, year }, i) => (
        <span key={number}>
          {i === 0 ? ' ' : ' · '}
          <Anchor component={Link} to={`/player/account/invoice/${number}/${year}`}>
            {t(`invoice:title.${type}`, { number, year })}
          </Anchor>
        </span>
      ))}
    </Text>
  );
}

/** Who sells and who pays. */
export function Parties({ document: { seller, buyer } }: Props) {
  const { t, i18n } = useTranslation('invoice');
  const countries = new Intl.DisplayNames([i18n.language], { type: 'region' });
  return (
    <div className={classes.parties}>
      <section>
        <h3 className={classes.quiet}>{t('invoice:seller')}</h3>
        <strong>{seller.name}</strong>
        <div>{seller.address}</div>
        <div>
          {t('invoice:vatNumber')} {seller.vatNumber}
        </div>
        <div>REA {seller.rea}</div>
      </section>
      {buyer && (
        <section>
          <h3 className={classes.quiet}>{t('invoice:buyer')}</h3>
          <strong>
            {buyer.firstName} {buyer.lastName}
          </strong>
          <div>{buyer.address}</div>
          <div>
            {buyer.postalCode} {buyer.municipality} ({buyer.province}), {countries.of(buyer.country)}
          </div>
          <div>
            {t('invoice:data.taxCode')} {buyer.taxCode}
          </div>
        </section>
      )}
    </div>
  );
}

/** Lines, taxes, total and how it was paid. */
export function Figures({ document }: Props) {
  const { t } = useTranslation('invoice');
  const { money } = useAmounts();
  const { lines, taxes, total, means, stampDuty, type } = document;
  const direction = type === 'CREDIT_NOTE' ? 'refundedTo' : 'paidBy';
  const taxRows = taxes.flatMap(({ rate, nature, reason, net, vat }) =>
    rate === null
      ? [[t('invoice:untaxed', { why: [reason, nature && `(${nature})`].filter(Boolean).join(' ') }), net] as const]
      : [[t('invoice:net', { rate }), net] as const, [t('invoice:vat', { rate }), vat] as const],
  );
  const rows = [
    ...lines.map(
      ({ what, name, amount }) => [[t(`invoice:line.${what}`), name].filter(Boolean).join(': '), amount] as const,
    ),
    ...taxRows,
  ];
  const after = [
    ...means.map(({ kind, label, amount }) => {
      const named = [t(`invoice:means.${kind}`), label].filter(Boolean).join(' ');
      return [t(`invoice:${direction}`, { means: named }), amount] as const;
    }),
    ...(stampDuty ? [[t('invoice:stampDuty'), stampDuty] as const] : []),
  ];
  return (
    <table className={classes.figures}>
      <tbody>
        {rows.map(([what, amount], i) => (
          <tr key={i}>
            <th scope="row">{what}</th>
            <td>{money(amount)}</td>
          </tr>
        ))}
        <tr data-total>
          <th scope="row">{t('invoice:total')}</th>
          <td>{money(total)}</td>
        </tr>
        {after.map(([what, amount], i) => (
          <tr key={i}>
            <th scope="row">{what}</th>
            <td>{money(amount)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
