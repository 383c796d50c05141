import { Button, Progress, Stack, Text } from '@mantine/core';
import type { SmashQuery } from '@setpoint/client/documents';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { shownMoney } from '../../../entities/money/money.js';
import { RedeemSheet } from './redeem-sheet.js';
import classes from './smash.module.css';

type Offer = NonNullable<SmashQuery['voucherOffers']>[number];

/** What I have, how far it is to the next voucher, and the vouchers themselves. */
export function Balance({ balance, offers }: { readonly balance: number; readonly offers: readonly Offer[] }) {
  const { t, i18n } = useTranslation('smash');
  const [chosen, setChosen] = useState<Offer | null>(null);
  const next = offers.find(({ points }) => points > balance);
  const value = (offer: Offer) => shownMoney(offer.value, i18n.language);
  return (
    <Stack gap="md">
      <div>
        <p className={classes.balance}>{t('balance.points', { count: balance })}</p>
        <Text size="sm" c="dimmed">
          {next ? t('balance.next', { count: next.points - balance, value: value(next) }) : t('balance.all')}
        </Text>
      </div>
      {next && <Progress value={(balance / next.points) * 100} aria-hidden />}
      <ul className={classes.offers}>
        {offers.map((offer) => {
          const short = offer.points - balance;
          return (
            <li key={offer.points} className={classes.offer}>
              <div>
                <strong>{t('redeem.offer', { value: value(offer) })}</strong>
                <Text size="sm" c="dimmed">
                  {t('redeem.cost', { count: offer.points })}
                </Text>
              </div>
              {short > 0 ? (
                <Text size="sm" className={classes.short}>
                  {t('redeem.missing', { count: short })}
                </Text>
              ) : (
                <Button aria-label={t('redeem.actionFor', { value: value(offer) })} onClick={() => setChosen(offer)}>
                  {t('redeem.action')}
                </Button>
              )}
            </li>
          );
        })}
      </ul>
      <RedeemSheet offer={chosen} onClose={() => setChosen(null)} />
    </Stack>
  );
}
