import { Anchor, Badge, Button, Group, Text, UnstyledButton } from '@mantine/core';
import { graphql, usePolling, type DocumentType } from '@setpoint/client';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { Column } from '../table/data-table.js';
import { FilterSelect } from '../table/filter-select.js';
import { FilterText } from '../table/filter-text.js';
import { ListPage } from '../table/list-page.js';
import tableClasses from '../table/table.module.css';
import { useRows } from '../table/use-rows.js';
import { useUrlFilter } from '../table/use-url-filter.js';
import { CHANNELS, isType, useRecipientText, useTypes, useTypeName, useTypeText } from './message-types.js';
import { MessageDrawer } from './message-drawer.js';
import classes from './messages.module.css';

const MESSAGES = graphql(`
  query SupportMessages($filter: MessagesFilter, $first: Int!, $after: String) {
    messages(filter: $filter, first: $first, after: $after) {
      totalCount
      pageInfo {
        hasNextPage
        endCursor
      }
      edges {
        cursor
        node {
          id
          channel
          to
          subject
          text
          html
          template
          language
          state
          createdAt
          sentAt
          attempts
          type
          reason
          detail
          nextTryAt
          user {
            id
            displayName
          }
        }
      }
    }
  }
`);

export type Message = NonNullable<DocumentType<typeof MESSAGES>['messages']>['edges'][number]['node'];

const STATES = ['WAITING', 'SENT', 'FAILED', 'LEFT_OUT'] as const;
const STATE_COLOURS = { WAITING: 'clay', SENT: 'grass', FAILED: 'red', LEFT_OUT: 'gray' } as const;

/** What left the platform, newest first; filters live in the address (ADM-07). */
export function MessagesPage() {
  const { t } = useTranslation('admin');
  const { search, set, oneOf } = useUrlFilter();
  const [open, setOpen] = useState<Message | null>(null);
  const columns = useColumns(setOpen);
  const to = search.get('to') ?? '';
  const userId = search.get('person');
  const channel = oneOf('channel', CHANNELS);
  const state = oneOf('state', STATES);
  const types = useTypes();
  const typeText = useTypeText();
  const type = search.get('type');
  const list = useRows({
    field: 'messages',
    query: MESSAGES,
    filter: {
      ...(to && { to }),
      ...(channel && { channel }),
      ...(state && { state }),
      ...(isType(type) && { type }),
      ...(userId && { userId }),
    },
  });
  usePolling(list, 5_000);

  return (
    <ListPage
      title={t('messages.title')}
      lead={(count) => t('messages.count', { count })}
      actions={
        <Group gap="xs">
          <Button variant="default" component={Link} to="/messages/templates">
            {t('messages.previews')}
          </Button>
          <Button variant="default" onClick={list.retry}>
            {t('messages.refresh')}
          </Button>
        </Group>
      }
      filters={
        <>
          <FilterText name="to" label={t('messages.to')} type="search" />
          <FilterSelect
            name="channel"
            values={CHANNELS}
            label={t('messages.channel')}
            every={t('messages.every')}
            textOf={(value) => t(`messages.channels.${value}`)}
          />
          <FilterSelect
            name="state"
            values={STATES}
            label={t('messages.state')}
            every={t('messages.everyState')}
            textOf={(value) => t(`messages.states.${value}`)}
          />
          <FilterSelect
            name="type"
            values={types}
            label={t('messages.type')}
            every={t('messages.everyType')}
            textOf={typeText}
            w={280}
            searchable
          />
          {userId && (
            <Text size="sm">
              {t('messages.forPerson')} ·{' '}
              <Anchor component="button" type="button" inherit onClick={() => set('person', null)}>
                {t('messages.anybody')}
              </Anchor>
            </Text>
          )}
        </>
      }
      list={list}
      columns={columns}
      empty={{ title: t('messages.none'), text: t('messages.noneText') }}
    >
      <MessageDrawer message={open} onClose={() => setOpen(null)} onChanged={list.retry} />
    </ListPage>
  );
}

/** Longest beginning of a text in the table. */
const SHOWN_CHARACTERS = 120;

const shortened = (text: string): string =>
  text.length <= SHOWN_CHARACTERS ? text : `${text.slice(0, SHOWN_CHARACTERS - 1).trimEnd()}…`;

function useColumns(onOpen: (message: Message) => void): readonly Column<Message>[] {
  const { t, i18n } = useTranslation('admin');
  const typeName = useTypeName();
  const typeText = useTypeText();
  const recipientText = useRecipientText();
  const time = new Intl.DateTimeFormat(i18n.language, { dateStyle: 'short', timeStyle: 'medium' });
  return [
    { title: t('messages.time'), cell: ({ createdAt }) => time.format(new Date(createdAt)) },
    { title: t('messages.channel'), cell: ({ channel }) => t(`messages.channels.${channel}`) },
    { title: t('messages.to'), cell: recipientText },
    {
      title: t('messages.subject'),
      cell: (message) => (
        <UnstyledButton className={classes.open} onClick={() => onOpen(message)}>
          {shortened(message.subject ?? message.text ?? typeName(message.type ?? message.template))}
        </UnstyledButton>
      ),
    },
    {
      title: t('messages.state'),
      cell: ({ state, reason }) => (
        <>
          <Badge color={STATE_COLOURS[state]} variant="light" tt="none">
            {t(`messages.states.${state}`)}
          </Badge>
          {reason && <Text size="xs">{t(`messages.reasons.${reason}`)}</Text>}
        </>
      ),
    },
    {
      title: t('messages.type'),
      className: tableClasses.wide,
      cell: ({ type, template }) => typeText(type ?? template),
    },
    {
      title: t('messages.person'),
      cell: ({ user }) =>
        user && (
          <Anchor variant="standalone" component={Link} to={`/players/${user.id}`}>
            {user.displayName}
          </Anchor>
        ),
    },
    { title: t('messages.language'), cell: ({ language }) => language },
  ];
}
