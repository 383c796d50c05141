import { useQuery } from '@apollo/client/react';
import { Anchor, Group, Select, Text } from '@mantine/core';
import { graphql } from '@setpoint/client';
import { LANGUAGES } from '@setpoint/i18n/browser';
import { EmptyState, ErrorState, Page, RowsSkeleton } from '@setpoint/ui';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { FilterSelect } from '../table/filter-select.js';
import { useUrlFilter } from '../table/use-url-filter.js';
import { MailFrame, PlainText } from './message-drawer.js';
import { CHANNELS, useTemplates, useTypeText, type Template } from './message-types.js';

const PREVIEW = graphql(`
  query SupportMessagePreview($template: String!, $channel: MessageChannel!, $language: String!) {
    messagePreview(template: $template, channel: $channel, language: $language) {
      subject
      text
      html
    }
  }
`);

/** Every message in every language, as it is sent, with sample data; what is shown lives in the address (NTF-09, ADM-07). */
export function TemplatesPage() {
  const { t } = useTranslation('admin');
  const { data, error, refetch } = useTemplates();
  return (
    <Page title={t('messages.preview.title')} lead={t('messages.preview.lead')} width="full" noIndex>
      <Anchor variant="standalone" component={Link} to="/messages" size="sm">
        ← {t('messages.title')}
      </Anchor>
      {data?.messageTemplates ? (
        <Previews templates={data.messageTemplates} />
      ) : error ? (
        <ErrorState onRetry={() => void refetch().catch(() => {})} />
      ) : (
        <RowsSkeleton count={6} />
      )}
    </Page>
  );
}

function Previews({ templates }: { readonly templates: readonly Template[] }) {
  const { t, i18n } = useTranslation('admin');
  const { search, set, oneOf } = useUrlFilter();
  const typeText = useTypeText();
  const template = templates.find(({ id }) => id === search.get('template')) ?? templates[0]!;
  const channels = CHANNELS.filter((one) => template.channels.includes(one));
  const channel = oneOf('channel', channels) ?? channels[0]!;
  const codes = LANGUAGES.map(({ code }) => code);
  const language = oneOf('language', codes) ?? codes.find((code) => i18n.language.startsWith(code)) ?? 'en';
  return (
    <>
      <Group my="md" align="end">
        <Select
          label={t('messages.preview.template')}
          searchable
          allowDeselect={false}
          w={{ base: '100%', xs: 320 }}
          data={templates.map(({ id }) => ({ value: id, label: typeText(id) }))}
          value={template.id}
          onChange={(value) => set('template', value)}
        />
        <FilterSelect
          name="channel"
          values={channels}
          label={t('messages.channel')}
          every={t(`messages.channels.${channel}`)}
          textOf={(value) => t(`messages.channels.${value}`)}
        />
        <FilterSelect
          name="language"
          values={codes}
          label={t('messages.language')}
          every={LANGUAGES.find(({ code }) => code === language)!.label}
          textOf={(value) => LANGUAGES.find(({ code }) => code === value)!.label}
        />
      </Group>
      <Preview template={template.id} channel={channel} language={language} />
    </>
  );
}

type Shown = Readonly<{ template: string; channel: (typeof CHANNELS)[number]; language: string }>;

function Preview(shown: Shown) {
  const { t } = useTranslation('admin');
  const { data, error, refetch } = useQuery(PREVIEW, { variables: shown });
  const preview = data?.messagePreview;
  if (!data) return error ? <ErrorState onRetry={() => void refetch().catch(() => {})} /> : <RowsSkeleton count={4} />;
  if (!preview) return <EmptyState title={t('messages.preview.none')} text={t('messages.preview.choose')} />;
  return (
    <section aria-label={preview.subject ?? shown.template} lang={shown.language}>
      {preview.subject && (
        <Text fw={600} mb="sm">
          {preview.subject}
        </Text>
      )}
      {preview.html ? (
        <MailFrame title={preview.subject ?? shown.template} html={preview.html} />
      ) : (
        <PlainText text={preview.text} />
      )}
    </section>
  );
}
