import { useQuery } from '@apollo/client/react';
import { graphql, type DocumentType } from '@setpoint/client';
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

export type Template = DocumentType<typeof TEMPLATES>['messageTemplates'][number];
export type MessageType = NonNullable<Message['type']>;

/** Everything that can be sent. */
export const useTemplates = () => useQuery(TEMPLATES);

/** Types are written in capitals, templates of their own are not. */
export const isType = (id: string | null): id is MessageType => id !== null && /^[A-Z_]+$/.test(id);

/** The types of notifications of which messages go out. */
export function useTypes(): readonly MessageType[] {
  const { data } = useTemplates();
  return data?.messageTemplates.map(({ id }) => id).filter(isType) ?? [];
}
