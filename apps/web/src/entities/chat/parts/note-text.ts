import type { TalkMessageFragment } from '@setpoint/client/documents';
import { useTranslation } from 'react-i18next';

/** What user 1, the platform, is called (CHT-06). */
export const PRODUCT = 'Setpoint';

/** What the platform says of the match, in the reader's language. */
export function useNoteText(): (message: Pick<TalkMessageFragment, 'platformNote' | 'about' | 'guestName'>) => string {
  const { t } = useTranslation('chat');
  return ({ platformNote, about, guestName }) => {
    const name = about?.displayName ?? guestName;
    return name ? t(`chat:note.${platformNote!}.named`, { name }) : t(`chat:note.${platformNote!}.plain`);
  };
}
