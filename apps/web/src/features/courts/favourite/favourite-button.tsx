import { useMutation } from '@apollo/client/react';
import { ActionIcon, Button } from '@mantine/core';
import { graphql } from '@setpoint/client';
import { IconHeart, IconHeartFilled } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useRefusal } from '../../../entities/refusal/use-refusal.js';

const SetFavourite = graphql(`
  mutation SetFavouriteCourt($courtId: ID!, $favourite: Boolean!) {
    setFavouriteCourt(input: { courtId: $courtId, favourite: $favourite }) {
      success
      errorCode
      court {
        id
        isMyFavourite
        favouritesCount
      }
    }
  }
`);

/** Adds the centre to my favourites or takes it off; shown at once, taken back when the server says no (CRT-08). */
export function FavouriteButton({
  court,
  compact = false,
}: {
  readonly court: {
    readonly id: string;
    readonly name: string;
    readonly isMyFavourite: boolean;
    readonly favouritesCount: number;
  };
  /** Only the heart, for cards. */
  readonly compact?: boolean;
}) {
  const { t } = useTranslation('court');
  const refused = useRefusal('court');
  const [setFavourite] = useMutation(SetFavourite);
  const favourite = !court.isMyFavourite;

  // The type names come with the document; the cache needs them to find the centre.
  const answered = {
    __typename: 'SetFavouriteCourtPayload',
    success: true,
    errorCode: null,
    court: {
      __typename: 'Court',
      id: court.id,
      isMyFavourite: favourite,
      favouritesCount: court.favouritesCount + (favourite ? 1 : -1),
    },
  } as const;

  async function toggle() {
    try {
      const { data } = await setFavourite({
        variables: { courtId: court.id, favourite },
        optimisticResponse: { setFavouriteCourt: answered },
      });
      if (data && !data.setFavouriteCourt.success) refused(data.setFavouriteCourt.errorCode);
    } catch (error) {
      refused(error);
    }
  }

  const heart = court.isMyFavourite ? <IconHeartFilled size={20} aria-hidden /> : <IconHeart size={20} aria-hidden />;
  if (compact) {
    return (
      <ActionIcon
        aria-label={`${t('favourite.action')}: ${court.name}`}
        aria-pressed={court.isMyFavourite}
        color={court.isMyFavourite ? 'clay' : 'gray'}
        onClick={() => void toggle()}
      >
        {heart}
      </ActionIcon>
    );
  }
  return (
    <Button variant="default" onClick={() => void toggle()} aria-pressed={court.isMyFavourite} leftSection={heart}>
      {t('favourite.action')}
    </Button>
  );
}
