import { useQuery } from '@apollo/client/react';
import { graphql } from '@setpoint/client';
import { ErrorState, Loading, PlayerAvatar, RowsSkeleton } from '@setpoint/ui';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { conversationPath, newConversationPath } from '../../../entities/chat/chat-link.js';
import classes from './list-pane.module.css';

const ContactsQuery = graphql(`
  query ChatContacts($text: String) {
    chatContacts(text: $text) {
      conversationId
      user {
        id
        displayName
        locationName
        profiles {
          avatarThumbnail
        }
      }
    }
  }
`);

/** Whom one could write to, by name: one press opens the conversation (CHT-02). */
export function Contacts({ text }: { readonly text: string }) {
  const { t } = useTranslation('chat');
  const { data, previousData, error, refetch } = useQuery(ContactsQuery, {
    variables: { text: text || null },
    fetchPolicy: 'cache-and-network',
  });
  const contacts = (data ?? previousData)?.chatContacts;
  return (
    <section aria-labelledby="chat-people">
      <h2 id="chat-people" className={classes.heading}>
        {t('chat:list.people')}
      </h2>
      {!contacts ? (
        error ? (
          <ErrorState onRetry={() => void refetch().catch(() => {})} />
        ) : (
          <Loading>
            <div className={classes.padded}>
              <RowsSkeleton count={4} />
            </div>
          </Loading>
        )
      ) : contacts.length === 0 ? (
        <p className={classes.nobody}>{t(text ? 'chat:list.nothing' : 'chat:list.nobody')}</p>
      ) : (
        <ul className={classes.rows}>
          {contacts.map(({ user, conversationId }) => (
            <li key={user.id} className={classes.row}>
              <Link
                to={conversationId ? conversationPath(conversationId) : newConversationPath('player', user.id)}
                className={classes.link}
              >
                <PlayerAvatar player={user} size={40} />
                <span className={classes.words}>
                  <span className={classes.name}>
                    <span>{user.displayName}</span>
                  </span>
                  {user.locationName && <span className={classes.detail}>{user.locationName}</span>}
                </span>
              </Link>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
