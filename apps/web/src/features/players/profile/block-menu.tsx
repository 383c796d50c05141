import { useMutation } from '@apollo/client/react';
import { Button, Menu } from '@mantine/core';
import { graphql } from '@setpoint/client';
import type { ProfileFragment } from '@setpoint/client/documents';
import { ConfirmSheet, toast } from '@setpoint/ui';
import { IconDotsVertical } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRefusal } from '../../../entities/refusal/use-refusal.js';

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

/** What is rarely needed: blocking, after a question (PLY-04). */
export function BlockMenu({ player }: { readonly player: ProfileFragment }) {
  const { t } = useTranslation('player-ui');
  const refused = useRefusal('player-ui');
  const [asking, setAsking] = useState(false);
  const [block] = useMutation(Block, {
    update: (cache) => {
      cache.evict({ id: 'ROOT_QUERY', fieldName: 'players' });
      cache.gc();
    },
  });

  async function blockNow() {
    try {
      const answer = (await block({ variables: { playerId: player.id } })).data?.blockPlayer;
      if (!answer?.success) refused(answer?.errorCode);
      else toast({ text: t('block.done', { name: player.firstName }) });
    } catch (error) {
      refused(error);
    }
  }

  return (
    <>
      <Menu position="bottom-end">
        <Menu.Target>
          <Button variant="default" aria-label={t('profile.more')} px={12}>
            <IconDotsVertical size={18} aria-hidden />
          </Button>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item color="red" style={{ minHeight: 44 }} onClick={() => setAsking(true)}>
            {t('block.action')}
          </Menu.Item>
        </Menu.Dropdown>
      </Menu>
      <ConfirmSheet
        opened={asking}
        onClose={() => setAsking(false)}
        title={t('block.ask', { name: player.displayName })}
        text={t('block.askText')}
        confirmLabel={t('block.action')}
        danger
        onConfirm={blockNow}
      />
    </>
  );
}
