import { defineHolding, kept, notPersonal, type PersonalData, removed, sql } from '@setpoint/service-kit';
import { fileName } from '@setpoint/uploads';

/** Texts that a person wrote on earlier results and disputes are erased; who won is kept. */
const withoutWordsOf = (id: string) => sql`
  update match set
    message = case when organiser_id = ${id} then null else message end,
    result = case when result->>'enteredBy' = ${id} then jsonb_set(result, '{comment}', 'null') else result end,
    dispute = case when dispute->>'by' = ${id} then jsonb_set(dispute, '{note}', '""') else dispute end,
    earlier = (select coalesce(jsonb_agg(
        case when step->'result'->>'enteredBy' = ${id} then jsonb_set(step, '{result,comment}', 'null') else step end
        || case when step->'dispute'->>'by' = ${id}
          then jsonb_build_object('dispute', jsonb_set(step->'dispute', '{note}', '""')) else '{}' end
        order by nr), '[]')
      from jsonb_array_elements(earlier) with ordinality steps (step, nr))
  where organiser_id = ${id} or id in (select match_id from match_player where player_id = ${id})`;

/** A photo is deleted with its owner's account; the timer removes the files. */
const photosOf = (id: string) => sql`
  delete from match_photo where upload_id in (select id from upload where owner_id = ${id})`;
const filesOf = (id: string) => sql`
  update upload set state = 'DISCARDED', clears_at = to_timestamp(0), moves_to = null where owner_id = ${id}`;

export const personalData: PersonalData = {
  match: defineHolding(
    (id) => sql`organiser_id = ${id} or id in (select match_id from match_player where player_id = ${id})`,
    (id) => [withoutWordsOf(id)],
  ),
  match_player: kept('player_id', 'the match keeps a participant, who is nobody any more'),
  invitation: kept(['player_id', 'invited_by'], 'ids that lead to nobody', { given: ['player_id', 'invited_by'] }),
  evaluation: kept(['by_id', 'of_id'], 'marks without words', { given: 'by_id' }),
  match_photo: defineHolding('added_by', (id) => [photosOf(id)]),
  upload: defineHolding('owner_id', (id) => [filesOf(id)], {
    hidden: ['key', 'moves_to'],
    files: ({ key }) => [fileName(String(key), 'large')],
  }),
  guest_link: removed((id) => sql`guest_id in (select id from guest where claimed_by = ${id})`, { given: null }),
  guest: defineHolding(
    ['claimed_by', 'invited_by'],
    (id) => [
      sql`update guest set name = 'Former player', address = '', mailbox = null where claimed_by = ${id}`,
      // A third party's address, which is no longer needed.
      sql`update guest set address = '', mailbox = null where invited_by = ${id}`,
    ],
    { given: 'claimed_by' },
  ),
  support_case: defineHolding(
    'reporter_id',
    (id) => [sql`update support_case set text = '' where reporter_id = ${id} and text is not null`],
    { hidden: ['history', 'assignee_id'] },
  ),
  fan: removed('player_id'),
  waiter: removed('player_id'),
  calendar_feed: removed('player_id', { hidden: ['token_hash'] }),
  calendar_removal: removed('player_id'),
  person: removed('id'),
  follow: removed(['follower_id', 'followed_id'], { given: 'follower_id' }),
  block: removed(['blocker_id', 'blocked_id'], { given: 'blocker_id' }),
  favourite_court: removed('player_id'),
  poll: notPersonal('times, and ids of who chose them'),
  proposal_watch: notPersonal('ids of matches'),
  fixture: notPersonal('matches of competitions'),
  court: notPersonal('places to play'),
  silenced_address: notPersonal('addresses that asked never to be written to: it stays so'),
};
