import { Checkbox, Stack, Text } from '@mantine/core';
import type { CourtOffer, EditedCourtFragment } from '@setpoint/client/documents';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { EditOffers } from './edit-fields.js';
import { SaveBar } from './save-bar.js';
import { useSave } from './use-save.js';

const OFFERS = [
  ...(['WATER_BOTTLE', 'BALL_TUBE_RENTAL', 'ONE_EURO_BOOKING_DISCOUNT', 'TWO_EURO_BOOKING_DISCOUNT'] as const),
] satisfies readonly CourtOffer[];

/** What the centre offers to players who come through the platform (CRT-02). */
export function OffersForm({ court }: { readonly court: EditedCourtFragment }) {
  const { t } = useTranslation(['centre', 'court']);
  const [offers, setOffers] = useState<readonly string[]>(court.offers);
  const { save, saving, conflict } = useSave(EditOffers, court.version);
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        void save({ courtId: court.id, offers: OFFERS.filter((offer) => offers.includes(offer)) });
      }}
    >
      <Stack maw={640}>
        <Text>{t('offers.text')}</Text>
        <Checkbox.Group label={t('offers.label')} value={[...offers]} onChange={setOffers}>
          <Stack mt="xs" gap="sm">
            {OFFERS.map((offer) => (
              <Checkbox key={offer} value={offer} label={t(`court:offer.${offer}`)} />
            ))}
          </Stack>
        </Checkbox.Group>
        <SaveBar saving={saving} conflict={conflict} onReload={() => setOffers(court.offers)} />
      </Stack>
    </form>
  );
}
