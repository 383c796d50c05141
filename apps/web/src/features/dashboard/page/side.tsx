import type { DashboardQuery } from '@setpoint/client/documents';
import type { arrange } from './arrange.js';
import { FriendsMatches } from './friends-matches.js';
import { MyCorner } from './my-corner.js';
import { PlayersToMeet } from './players-to-meet.js';

/** Beside what is to be done: my level, friends' matches, players. */
export default function Side({
  player,
  friends,
  people,
  me,
}: Pick<DashboardQuery, 'player'> & Pick<ReturnType<typeof arrange>, 'friends' | 'people'> & { readonly me: string }) {
  return (
    <>
      {player && <MyCorner player={player} />}
      {friends && <FriendsMatches matches={friends} />}
      {people && <PlayersToMeet players={people} me={me} noFriends={friends?.length === 0} />}
    </>
  );
}
