import { Skeleton } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { useMe } from '@setpoint/client/session';
import { EmptyState, Loading, Meta, RowsSkeleton } from '@setpoint/ui';
import { BREAKPOINTS } from '@setpoint/ui/theme';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useParams } from 'react-router';
import classes from './chat-page.module.css';
import { useListActions } from './use-list-actions.js';
import { useTop } from './use-top.js';

const ListPane = lazy(async () => ({ default: (await import('../list/list-pane.js')).ListPane }));
const ConversationPane = lazy(async () => ({ default: (await import('./conversation-pane.js')).ConversationPane }));

/** All conversations and the one that is open: side by side, or one at a time on a phone (RTE-02, CHT-02). */
export function Component() {
  const { t } = useTranslation('chat');
  const me = useMe();
  const navigate = useNavigate();
  const { conversationKey = null } = useParams();
  const wide = useMediaQuery(`(min-width: ${BREAKPOINTS.md}px)`, true, { getInitialValueInEffect: false });
  const top = useTop();
  const [changes, setChanges] = useState(0);
  const actions = useListActions({
    onDeleted: (id) => {
      if (id === conversationKey) void navigate('/dashboard/chat');
    },
    onGone: () => setChanges((count) => count + 1),
  });
  if (!me) return null;
  const showsList = wide || conversationKey === null;
  return (
    <div
      ref={top}
      className={classes.page}
      data-open={conversationKey === null ? undefined : true}
      {...(conversationKey !== null && { 'data-fills-screen': true })}
    >
      <Meta title={t('chat:title')} noIndex />
      {showsList && (
        <section className={classes.list} aria-label={t('chat:list.title')}>
          <Suspense fallback={<ListSkeleton />}>
            <ListPane me={me.id} open={conversationKey} actions={actions} changes={changes} />
          </Suspense>
        </section>
      )}
      {conversationKey !== null ? (
        <section className={classes.conversation} aria-label={t('chat:title')}>
          <Suspense
            fallback={
              <Loading>
                <Skeleton h={64} radius={0} />
              </Loading>
            }
          >
            <ConversationPane
              key={conversationKey}
              id={conversationKey}
              me={me.id}
              wide={wide}
              actions={actions}
              onSent={() => setChanges((count) => count + 1)}
            />
          </Suspense>
        </section>
      ) : (
        wide && (
          <div className={classes.nothing}>
            <EmptyState illustration="chat" title={t('chat:list.choose.title')} text={t('chat:list.choose.text')} />
          </div>
        )
      )}
    </div>
  );
}

const ListSkeleton = () => (
  <div className={classes.skeleton}>
    <RowsSkeleton count={7} />
  </div>
);
