import type { ShownMessage } from '../connect/message-fields.js';
import { PlayerAvatar } from '@setpoint/ui';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { GuestAvatar } from '../../match/guest-avatar.js';
import { playerPath } from '../../player/player-link.js';
import { Bubble } from './bubble.js';
import classes from './talk.module.css';

export interface Readers {
  /** Up to which message each of the others has read; null where nobody says. */
  readonly readTo: readonly number[] | null;
  /** Of two: names are not repeated at each message. */
  readonly isPair: boolean;
  /** Pictures by player. */
  readonly pictures: ReadonlyMap<string, string>;
}

/** What one person wrote in one go: theirs on the left, one's own on the right. */
export function MessageGroup({
  messages,
  onReport,
  readTo,
  isPair,
  pictures,
}: Readers & {
  readonly messages: readonly [ShownMessage, ...ShownMessage[]];
  readonly onReport?: ((message: ShownMessage) => void) | undefined;
}) {
  const [first] = messages;
  const own = first.isMine;
  return (
    <div className={classes.group} data-own={own || undefined}>
      {!own && <Author message={first} isPair={isPair} pictures={pictures} />}
      <div className={classes.bubbles}>
        {messages.map((message) => (
          <Bubble
            key={message.id}
            message={message}
            isPair={isPair}
            readBy={readTo && readTo.filter((seq) => seq >= message.seq).length}
            onReport={!own && onReport ? () => onReport(message) : undefined}
          />
        ))}
      </div>
    </div>
  );
}

function Author({
  message: { sender, guestName },
  isPair,
  pictures,
}: Pick<Readers, 'isPair' | 'pictures'> & { readonly message: ShownMessage }) {
  const { t } = useTranslation('chat');
  const avatar = sender ? (
    <PlayerAvatar
      player={{ ...sender, profiles: { avatarThumbnail: pictures.get(sender.id) ?? null } }}
      size={32}
      className={classes.avatar!}
    />
  ) : (
    <span className={classes.avatar}>
      <GuestAvatar guest={{ id: guestName ?? '', name: guestName }} size={32} />
    </span>
  );
  return (
    <>
      {avatar}
      {!isPair && (
        <span className={classes.author}>
          {sender ? <Link to={playerPath(sender)}>{sender.displayName}</Link> : t('chat:of.guest', { name: guestName })}
        </span>
      )}
    </>
  );
}
