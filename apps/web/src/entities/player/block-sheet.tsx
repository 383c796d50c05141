import { useMutation } from '@apollo/client/react';
import { graphql } from '@setpoint/client';
import { ConfirmSheet, toast } from '@setpoint/ui';
import { useTranslation } from 'react-i18next';
import { useRefusal } from '../refusal/use-refusal.js';

const Block = graphql(`
  mutation BlockPlayer($playerId: ID!) {
    blockPlayer(input: { playerId: $playerId }) {
      success
      errorCode
      player {
        id
        isBlockedByMe
        isFollowedByMe
        followsMe
        followersCount
        followingCount
      }
    }
  }
`);

/** Blocks a player, after a question (PLY-04). */
export function BlockSheet({
  player,
  opened,
  onClose,
  onBlocked,
}: {
  readonly player: { readonly id: string; readonly displayName: string };
  readonly opened: boolean;
  onClose(): void;
  onBlocked?(): void;
}) {
  const { t } = useTranslation('player-ui');
  const refused = useRefusal('player-ui');
  const [block] = useMutation(Block, {
    update: (cache) => {
      cache.evict({ id: 'ROOT_QUERY', fieldName: 'players' });
      cache.gc();
    },
  });

  async function blockNow() {
    try {
      const answer = (await block({ variables: { playerId: player.id } })).data?.blockPlayer;
      if (!answer?.success) return refused(answer?.errorCode);
      toast({ text: t('block.done', { name: player.displayName }) });
      onBlocked?.();
    } catch (error) {
      refused(error);
    }
  }
  return (
    <ConfirmSheet
      opened={opened}
      onClose={onClose}
      title={t('block.ask', { name: player.displayName })}
      text={t('block.askText')}
      confirmLabel={t('block.action')}
      danger
      onConfirm={blockNow}
    />
  );
}
