import { defineHolding, notPersonal, overwritten, type PersonalData, removed, sql } from '@setpoint/service-kit';

/** Erases the person's words in reported messages and their context. */
const withoutWordsOf = (id: string) => sql`
  update message_report set
    comment = case when reporter_id = ${id} then null else comment end,
    message = case when message#>>'{author,userId}' = ${id} then message || '{"text": null}' else message end,
    excerpt = (select coalesce(jsonb_agg(
        case when one#>>'{author,userId}' = ${id} then one || '{"text": null}' else one end order by nr), '[]')
      from jsonb_array_elements(excerpt) with ordinality lines (one, nr))
  where reporter_id = ${id} or message#>>'{author,userId}' = ${id} or excerpt::text like ${`%"${id}"%`}`;

/** Shared excerpts keep their order without the person's words. */
const sharedWithout = (id: string) => sql`
  update shared_chat set messages = (select coalesce(jsonb_agg(
      case when one#>>'{author,userId}' = ${id} then one || '{"text": null}' else one end order by nr), '[]')
    from jsonb_array_elements(messages) with ordinality lines (one, nr))
  where messages::text like ${`%"${id}"%`}`;

export const personalData: PersonalData = {
  // Erased like messages removed by support: the conversation keeps its order.
  message: overwritten('sender_id', { body: 'null' }),
  sent: removed('sender_id', { given: null }),
  message_report: defineHolding('reporter_id', (id) => [withoutWordsOf(id)], {
    hidden: ['message', 'excerpt', 'decided_by'],
  }),
  shared_chat: defineHolding(
    'shared_by',
    (id) => [sql`delete from shared_chat where shared_by = ${id}`, sharedWithout(id)],
    { given: null },
  ),
  member: removed('user_id'),
  person: overwritten('id', { display_name: `'Former player'`, search_name: 'null', is_closed: 'true' }),
  follow: removed(['follower_id', 'followed_id'], { given: 'follower_id' }),
  block: removed(['blocker_id', 'blocked_id'], { given: 'blocker_id' }),
  favourite_court: removed('player_id'),
  court: overwritten('owner_id', { owner_id: 'null' }, { given: null }),
  circle: notPersonal('who plays in what, by id; guests by the name that they gave to others'),
  conversation: notPersonal('which conversations there are'),
  notice_due: notPersonal('ids of conversations'),
  guest_link: notPersonal('links of guests'),
  ended_tournament: notPersonal('ids of tournaments'),
};
