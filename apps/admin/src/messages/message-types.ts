import { useQuery } from '@apollo/client/react';
import { graphql, type DocumentType } from '@setpoint/client';
import { useTranslation } from 'react-i18next';
import type { Message } from './messages-page.js';

export const CHANNELS = ['EMAIL', 'SMS', 'WHATSAPP', 'PUSH'] as const;

const TEMPLATES = graphql(`
  query SupportMessageTemplates {
    messageTemplates {
      id
      channels
    }
  }
`);

export type Template = NonNullable<DocumentType<typeof TEMPLATES>['messageTemplates']>[number];
export type MessageType = NonNullable<Message['type']>;

/** Everything that can be sent. */
export const useTemplates = () => useQuery(TEMPLATES);

/** Types are written in capitals, templates of their own are not. */
export const isType = (id: string | null): id is MessageType => id !== null && /^[A-Z_]+$/.test(id);

/** What the bell says, with a gap for each name; others have words of their own. */
const GAPS = { ...{ name: '…', about: '…', guest: '…', club: '…', level: '…', count: 1 } };

/** A type or template in words, where there are some, otherwise its code. */
export function useTypeName(): (id: string) => string {
  const { t, i18n } = useTranslation(['admin', 'notification']);
  return (id) => {
    const key = [`admin:messages.templates.${id}`, `notification:text.${id}`].find((one) => i18n.exists(one));
    return key ? t(key as never, GAPS) : id;
  };
}

/** The same with the code beside the words. */
export function useTypeText(): (id: string) => string {
  const nameOf = useTypeName();
  return (id) => {
    const name = nameOf(id);
    return name === id ? id : `${name} (${id})`;
  };
}

/** The address of a message; most are looked up when it is sent. */
export function useRecipientText(): (message: Pick<Message, 'to' | 'state' | 'attempts'>) => string {
  const { t } = useTranslation('admin');
  return ({ to, state, attempts }) => {
    if (to !== null) return to;
    if (attempts > 0) return t('messages.addressUnknown');
    return state === 'WAITING' ? t('messages.addressLater') : '–';
  };
}

/** The types of notifications of which messages go out. */
export function useTypes(): readonly MessageType[] {
  const { data } = useTemplates();
  return data?.messageTemplates?.map(({ id }) => id).filter(isType) ?? [];
}
