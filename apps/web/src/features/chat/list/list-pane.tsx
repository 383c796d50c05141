import { ActionIcon, Button, CloseButton, TextInput } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { EmptyState, RowsSkeleton } from '@setpoint/ui';
import { IconMessagePlus, IconSearch } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { ListFrame } from '../../../entities/list/list-frame.js';
import { useNow } from '@setpoint/client/use-now';
import type { ListActions } from '../page/use-list-actions.js';
import { Contacts } from './contacts.js';
import { ConversationRow } from './conversation-row.js';
import classes from './list-pane.module.css';
import { useConversations } from './use-conversations.js';

/** The conversations, the newest first, and whom one could write to (CHT-02). */
export function ListPane({
  me,
  open,
  actions,
  changes,
}: {
  readonly me: string;
  /** The conversation that is open beside it. */
  readonly open: string | null;
  readonly actions: ListActions;
  /** Changes when there is something new to fetch. */
  readonly changes: number;
}) {
  const { t } = useTranslation(['chat', 'common']);
  const now = useNow();
  const field = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState('');
  const [isNew, setNew] = useState(false);
  const [text] = useDebouncedValue(typed.trim(), 250);
  const { list, failed, ask, more, loadingMore } = useConversations(text, changes);
  const shown = list?.edges.map(({ node }) => node).filter(({ id }) => !actions.hidden.has(id));
  const begin = () => {
    setNew(true);
    field.current?.focus();
  };
  const isSearching = text !== '' || isNew;
  return (
    <>
      <header className={classes.head}>
        <h1 className={classes.title}>{t('chat:title')}</h1>
        <ActionIcon
          variant="light"
          size={44}
          radius="xl"
          aria-label={t('chat:list.new')}
          title={t('chat:list.new')}
          onClick={begin}
        >
          <IconMessagePlus size={22} aria-hidden />
        </ActionIcon>
        <TextInput
          ref={field}
          className={classes.search!}
          radius="xl"
          size="md"
          type="search"
          aria-label={t('chat:list.search')}
          placeholder={t('chat:list.search')}
          leftSection={<IconSearch size={18} aria-hidden />}
          rightSection={
            (typed !== '' || isNew) && (
              <CloseButton
                aria-label={t('common:clearSearch')}
                onClick={() => {
                  setTyped('');
                  setNew(false);
                }}
              />
            )
          }
          value={typed}
          onChange={(event) => setTyped(event.currentTarget.value)}
        />
      </header>
      <div className={classes.scroll}>
        {(!isSearching || (text !== '' && shown && shown.length > 0)) && (
          <ListFrame
            items={shown}
            failed={failed}
            onRetry={ask}
            skeleton={
              <div className={classes.padded}>
                <RowsSkeleton count={7} />
              </div>
            }
            empty={
              <EmptyState
                illustration="chat"
                title={t('chat:list.empty.title')}
                text={t('chat:list.empty.text')}
                action={<Button onClick={begin}>{t('chat:list.new')}</Button>}
              />
            }
          >
            <ul className={classes.rows}>
              {shown?.map((conversation) => (
                <li key={conversation.id}>
                  <ConversationRow
                    conversation={conversation}
                    me={me}
                    isOpen={conversation.id === open}
                    now={now}
                    actions={actions}
                  />
                </li>
              ))}
            </ul>
            {more && (
              <Button variant="subtle" fullWidth loading={loadingMore} onClick={more}>
                {t('chat:list.more')}
              </Button>
            )}
          </ListFrame>
        )}
        {isSearching && (
          <>
            <Contacts text={text} />
            <Button component={Link} to="/player/list" variant="subtle" fullWidth mt="sm">
              {t('chat:list.findPlayers')}
            </Button>
          </>
        )}
      </div>
    </>
  );
}
