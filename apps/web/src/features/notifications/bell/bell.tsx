import { useApolloClient, useMutation } from '@apollo/client/react';
import { ActionIcon, Indicator, VisuallyHidden } from '@mantine/core';
import { graphql } from '@setpoint/client';
import { IconBell } from '@tabler/icons-react';
import { lazy, Suspense, useState, type SyntheticEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useUndo } from '../../../entities/undo/use-undo.js';
import classes from './bell.module.css';
import { UnreadCount } from './unread-count.js';
import { useUnreadCount } from './use-unread-count.js';

const ReadAll = graphql(`
  mutation ReadAllNotifications($newest: ID) {
    readNotification(readNotificationData: { what: "all", notificationId: $newest }) {
      success
      errorCode
      unreadCount
    }
  }
`);

const loadPopup = () => import('./bell-popup.js');
const BellPopup = lazy(loadPopup);
/** The popup closes on presses elsewhere; those on the bell are the bell's. */
const ownPress = (event: SyntheticEvent) => event.stopPropagation();

/** The bell of the top bar with its panel (NTF-04, NTF-05). */
export function Bell() {
  const { t } = useTranslation('shell');
  const client = useApolloClient();
  const [opened, setOpened] = useState(false);
  const [wasOpened, setWasOpened] = useState(false);
  const [changes, setChanges] = useState(0);
  /** How many were unread when 'Mark all read' was pressed, while that can still be undone. */
  const [read, setRead] = useState(0);
  const unread = useUnreadCount(() => setChanges((count) => count + 1));
  const [readAll] = useMutation(ReadAll);
  const undoable = useUndo();
  const count = Math.max(0, unread - read);

  function forgetLists() {
    client.cache.evict({ id: 'ROOT_QUERY', fieldName: 'notifications' });
    client.cache.gc();
  }

  /** Up to the newest that was shown: what arrives meanwhile stays unread. */
  function markAllRead(newest: string | null) {
    setOpened(false);
    setRead(unread);
    undoable({
      id: 'read-all',
      message: t('shell:bell.allRead'),
      undone: () => setRead(0),
      run: () => {
        readAll({ variables: { newest } })
          .then(({ data }) => {
            const left = data?.readNotification.unreadCount ?? 0;
            client.writeQuery({ query: UnreadCount, data: { unreadNotificationCount: left } });
            forgetLists();
          })
          .catch((error: unknown) => console.warn(error))
          .finally(() => setRead(0));
      },
    });
  }

  function toggle() {
    setWasOpened(true);
    setOpened((open) => !open);
  }

  return (
    <>
      <div className={classes.bell}>
        <Indicator
          disabled={count === 0}
          label={count > 99 ? '99+' : count}
          size={18}
          offset={9}
          color="orange"
          autoContrast
        >
          <ActionIcon
            variant="subtle"
            color="gray"
            size={44}
            onPointerEnter={() => void loadPopup()}
            onMouseDown={ownPress}
            onTouchStart={ownPress}
            onClick={toggle}
            aria-label={t('shell:bell.open', { count })}
            aria-haspopup="dialog"
            aria-expanded={opened}
          >
            <IconBell size={24} stroke={1.8} aria-hidden />
          </ActionIcon>
        </Indicator>
        {wasOpened && (
          <Suspense>
            <BellPopup
              opened={opened}
              count={count}
              changes={changes}
              onClose={() => setOpened(false)}
              onReadAll={markAllRead}
            />
          </Suspense>
        )}
      </div>
      <VisuallyHidden role="status" aria-live="polite">
        {changes > 0 ? t('shell:bell.unread', { count }) : ''}
      </VisuallyHidden>
    </>
  );
}
