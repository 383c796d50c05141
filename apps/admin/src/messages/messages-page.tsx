import { useQuery } from '@apollo/client/react';
import {
  Badge,
  Button,
  Drawer,
  Group,
  ScrollArea,
  SegmentedControl,
  Select,
  Table,
  Text,
  TextInput,
  UnstyledButton,
} from '@mantine/core';
import { graphql, usePolling, type DocumentType } from '@setpoint/client';
import { EmptyState, ErrorState, Page, RowsSkeleton } from '@setpoint/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { MoreButton } from '../table/more-button.js';
import { useUrlFilter } from '../table/use-url-filter.js';
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
        }
      }
    }
  }
`);

type Message = DocumentType<typeof MESSAGES>['messages']['edges'][number]['node'];

const CHANNELS = ['EMAIL', 'SMS', 'WHATSAPP', 'PUSH'] as const;
const STATE_COLOURS = { WAITING: 'clay', SENT: 'grass', FAILED: 'red' } as const;
const PAGE = 50;

/** What left the platform, newest first; filters live in the address (ADM-07). */
export function MessagesPage() {
  const { t, i18n } = useTranslation('admin');
  const { search, type: filter } = useUrlFilter();
  const [open, setOpen] = useState<Message | null>(null);
  const to = search.get('to') ?? '';
  const channel = CHANNELS.find((known) => known === search.get('channel')) ?? null;
  const list = useQuery(MESSAGES, {
    variables: { first: PAGE, filter: { ...(to && { to }), ...(channel && { channel }) } },
    fetchPolicy: 'network-only',
  });
  usePolling(list, 5_000);
  const { data, previousData, loading, error, refetch, fetchMore } = list;
  const messages = (data ?? previousData)?.messages;
  const time = new Intl.DateTimeFormat(i18n.language, { dateStyle: 'short', timeStyle: 'medium' });

  return (
    <Page
      title={t('messages.title')}
      lead={messages && t('messages.count', { count: messages.totalCount })}
      width="full"
      noIndex
      actions={
        <Button variant="default" onClick={() => void refetch().catch(() => {})}>
          {t('messages.refresh')}
        </Button>
      }
    >
      <Group mb="md" align="end">
        <TextInput
          label={t('messages.to')}
          defaultValue={to}
          type="search"
          onChange={(event) => filter('to', event.currentTarget.value)}
        />
        <Select
          label={t('messages.channel')}
          placeholder={t('messages.every')}
          clearable
          data={CHANNELS.map((value) => ({ value, label: t(`messages.channels.${value}`) }))}
          value={channel}
          onChange={(value) => filter('channel', value)}
        />
      </Group>
      {error && !messages ? (
        <ErrorState onRetry={() => void refetch().catch(() => {})} />
      ) : !messages ? (
        <RowsSkeleton count={8} />
      ) : messages.edges.length === 0 ? (
        <EmptyState title={t('messages.none')} text={t('messages.noneText')} />
      ) : (
        <ScrollArea>
          <Table highlightOnHover stickyHeader className={classes.table} aria-busy={loading}>
            <Table.Thead>
              <Table.Tr>
                <Table.Th>{t('messages.time')}</Table.Th>
                <Table.Th>{t('messages.channel')}</Table.Th>
                <Table.Th>{t('messages.to')}</Table.Th>
                <Table.Th>{t('messages.subject')}</Table.Th>
                <Table.Th>{t('messages.language')}</Table.Th>
                <Table.Th>{t('messages.state')}</Table.Th>
              </Table.Tr>
            </Table.Thead>
            <Table.Tbody>
              {messages.edges.map(({ node }) => (
                <Table.Tr key={node.id}>
                  <Table.Td className={classes.nowrap}>{time.format(new Date(node.createdAt))}</Table.Td>
                  <Table.Td>{t(`messages.channels.${node.channel}`)}</Table.Td>
                  <Table.Td>{node.to ?? t('messages.addressUnknown')}</Table.Td>
                  <Table.Td>
                    <UnstyledButton className={classes.open} onClick={() => setOpen(node)}>
                      {node.subject ?? node.text ?? node.template}
                    </UnstyledButton>
                  </Table.Td>
                  <Table.Td>{node.language}</Table.Td>
                  <Table.Td>
                    <Badge color={STATE_COLOURS[node.state]} variant="light" tt="none">
                      {t(`messages.states.${node.state}`)}
                    </Badge>
                  </Table.Td>
                </Table.Tr>
              ))}
            </Table.Tbody>
          </Table>
        </ScrollArea>
      )}
      <MoreButton
        shown={messages?.pageInfo.hasNextPage ?? false}
        onMore={() =>
          fetchMore({
            variables: { after: messages?.pageInfo.endCursor },
            updateQuery: (before, { fetchMoreResult }) => ({
              messages: {
                ...fetchMoreResult.messages,
                edges: [...before.messages.edges, ...fetchMoreResult.messages.edges],
              },
            }),
          })
        }
      />
      <MessageDrawer message={open} onClose={() => setOpen(null)} />
    </Page>
  );
}

/** The message as it was sent: as it looks, and as plain text. */
function MessageDrawer({ message, onClose }: { readonly message: Message | null; readonly onClose: () => void }) {
  const { t } = useTranslation('admin');
  const [view, setView] = useState<'html' | 'text'>('html');
  return (
    <Drawer
      opened={message !== null}
      onClose={onClose}
      position="right"
      size="lg"
      title={message?.subject ?? t('messages.message')}
      closeButtonProps={{ 'aria-label': t('close') }}
    >
      {message && (
        <>
          <Text c="dimmed" mb="sm">
            {message.to ?? t('messages.addressUnknown')} · {message.template} ·{' '}
            {t('messages.attempts', { count: message.attempts })}
          </Text>
          {message.html && (
            <SegmentedControl
              mb="sm"
              aria-label={t('messages.view')}
              value={view}
              onChange={(value) => setView(value as 'html' | 'text')}
              data={[
                { value: 'html', label: t('messages.html') },
                { value: 'text', label: t('messages.text') },
              ]}
            />
          )}
          {message.html && view === 'html' ? (
            <iframe
              className={classes.mail}
              title={message.subject ?? t('messages.message')}
              sandbox="allow-popups allow-popups-to-escape-sandbox"
              srcDoc={`<base target="_blank">${message.html}`}
            />
          ) : (
            <PlainText text={message.text ?? t('messages.notComposed')} />
          )}
        </>
      )}
    </Drawer>
  );
}

/** Plain text with its addresses as links. */
function PlainText({ text }: { readonly text: string }) {
  return (
    <Text component="div" className={classes.text}>
      {text.split(/(https?:\/\/\S+)/).map((part, i) =>
        i % 2 ? (
          <a key={i} href={part} target="_blank" rel="noreferrer">
            {part}
          </a>
        ) : (
          part
        ),
      )}
    </Text>
  );
}
