import { Button, Text } from '@mantine/core';
import { graphql } from '@setpoint/client';
import type { CourtPageFragment } from '@setpoint/client/documents';
import { useMe } from '@setpoint/client/session';
import { useTranslation } from 'react-i18next';
import { useCommand } from '../../../entities/refusal/use-command.js';
import classes from './court-page.module.css';

const UseOffer = graphql(`
  mutation UseCourtOffer($input: UseCourtOfferInput!) {
    command: useCourtOffer(input: $input) {
      success
      errorCode
      court {
        id
        offersUsedToday
      }
    }
  }
`);

/** Promotions: who plays here today uses them, and the centre counts it (CRT-03, CRT-11). */
export function OffersHere({ court }: { readonly court: CourtPageFragment }) {
  const { t } = useTranslation('court');
  const me = useMe();
  const [use, loading] = useCommand(UseOffer, 'court', {});
  return (
    <ul className={classes.offers}>
      {court.offers.map((offer) => (
        <li key={offer}>
          {t(`offer.${offer}`)}{' '}
          {court.offersUsedToday.includes(offer) ? (
            <Text span size="sm" c="dimmed" role="status">
              {t('page.offerUsed')}
            </Text>
          ) : (
            me && (
              <Button
                variant="light"
                size="sm"
                loading={loading}
                aria-label={t('page.useOfferNamed', { offer: t(`offer.${offer}`) })}
                onClick={() => void use({ input: { courtId: court.id, offer } })}
              >
                {t('page.useOffer')}
              </Button>
            )
          )}
        </li>
      ))}
    </ul>
  );
}
