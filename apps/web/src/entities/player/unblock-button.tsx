import { useMutation } from '@apollo/client/react';
import { Button } from '@mantine/core';
import { graphql } from '@setpoint/client';
import { toast } from '@setpoint/ui';
import { useTranslation } from 'react-i18next';
import { useRefusal } from '../refusal/use-refusal.js';

const Unblock = graphql(`
  mutation UnblockPlayer($playerId: ID!) {
    unblockPlayer(input: { playerId: $playerId }) {
      success
      errorCode
      player {
        id
        isBlockedByMe
      }
    }
  }
`);

/** Lifts a block (PLY-04). */
export function UnblockButton({
  player,
}: {
  readonly player: { readonly id: string; readonly firstName: string; readonly displayName: string };
}) {
  const { t } = useTranslation('player-ui');
  const refused = useRefusal('player-ui');
  const [unblock, { loading }] = useMutation(Unblock);

  async function lift() {
    try {
      const answer = (await unblock({ variables: { playerId: player.id } })).data?.unblockPlayer;
      if (answer?.success) toast({ text: t('block.lifted', { name: player.firstName }), tone: 'success' });
      else refused(answer?.errorCode);
    } catch (error) {
      refused(error);
    }
  }

  return (
    <Button
      size="sm"
      variant="default"
      loading={loading}
      aria-label={t('block.liftNamed', { name: player.displayName })}
      onClick={() => void lift()}
    >
      {t('block.lift')}
    </Button>
  );
}
