import { useApolloClient, useMutation } from '@apollo/client/react';
import { ActionIcon, Drawer, Indicator, Popover, VisuallyHidden } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { graphql } from '@setpoint/client';
import { BREAKPOINTS } from '@setpoint/ui/theme';
import { IconBell } from '@tabler/icons-react';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useUndo } from '../../../entities/undo/use-undo.js';
import { BellPanel } from './bell-panel.js';
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

/** The bell of the top bar with its panel (NTF-04, NTF-05). */
export function Bell() {
  const { t } = useTranslation('notification');
  const client = useApolloClient();
  const [opened, setOpened] = useState(false);
  const [changes, setChanges] = useState(0);
  /** How many were unread when 'Mark all read' was pressed, while that can still be undone. */
  const [read, setRead] = useState(0);
  const phone = useMediaQuery(`(max-width: ${BREAKPOINTS.sm - 0.02}px)`, false, { getInitialValueInEffect: false });
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
      message: t('panel.allRead'),
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

  const button = (
    <ActionIcon
      variant="subtle"
      color="gray"
      size={44}
      onClick={() => setOpened((open) => !open)}
      aria-label={t('panel.open', { count })}
      aria-haspopup="dialog"
      aria-expanded={opened}
    >
      <IconBell size={24} stroke={1.8} aria-hidden />
    </ActionIcon>
  );
  const counted = (bell: ReactNode) => (
    <Indicator
      disabled={count === 0}
      label={count > 99 ? '99+' : count}
      size={18}
      offset={9}
      color="orange"
      autoContrast
    >
      {bell}
    </Indicator>
  );
  const panel = <BellPanel count={count} changes={changes} onClose={() => setOpened(false)} onReadAll={markAllRead} />;
  return (
    <>
      {phone ? (
        <>
          {counted(button)}
          <Drawer
            opened={opened}
            onClose={() => setOpened(false)}
            position="bottom"
            size="85%"
            radius="18px 18px 0 0"
            title={t('panel.title')}
            closeButtonProps={{ 'aria-label': t('common:close'), size: 'lg' }}
          >
            {opened && panel}
          </Drawer>
        </>
      ) : (
        <Popover
          opened={opened}
          onChange={setOpened}
          width={360}
          position="bottom-end"
          shadow="lg"
          radius="lg"
          trapFocus
          returnFocus
        >
          {counted(<Popover.Target>{button}</Popover.Target>)}
          <Popover.Dropdown p={4} aria-label={t('panel.title')}>
            {panel}
          </Popover.Dropdown>
        </Popover>
      )}
      <VisuallyHidden role="status" aria-live="polite">
        {changes > 0 ? t('panel.unread', { count }) : ''}
      </VisuallyHidden>
    </>
  );
}
