import type { UserId } from '@setpoint/kernel';
import { execute, sql } from '@setpoint/service-kit';
import type { EntityManager } from 'typeorm';

/** Updates both players' counters after a follow (1) or unfollow (-1); only listed players are counted. */
export async function countFollow(
  manager: EntityManager,
  { followerId, followedId }: { readonly followerId: UserId; readonly followedId: UserId },
  change: 1 | -1,
): Promise<void> {
  await execute(
    manager,
    sql`update player set
        following_count = player.following_count + case when player.id = pair.follower_id then pair.change else 0 end,
        followers_count = player.followers_count + case when player.id = pair.followed_id then pair.change else 0 end
      from (select ${followerId}::text as follower_id, ${followedId}::text as followed_id, ${change}::int as change) pair
      join player other on other.id in (pair.follower_id, pair.followed_id) and other.visibility = 'LISTED'
      where player.id in (pair.follower_id, pair.followed_id) and player.id <> other.id`,
  );
}

/** Initialises the follow counters of a new player, since a referral may have created follows before the registration arrived. */
export async function countForNewcomer(manager: EntityManager, id: UserId): Promise<void> {
  await execute(
    manager,
    sql`update player set
        following_count = (select count(*) from follow join player other on other.id = followed_id
          where follower_id = ${id} and other.visibility = 'LISTED'),
        followers_count = (select count(*) from follow join player other on other.id = follower_id
          where followed_id = ${id} and other.visibility = 'LISTED')
      where id = ${id}`,
  );
}

/** Counts a newly listed player for those they follow and their followers. */
export async function countListed(manager: EntityManager, id: UserId): Promise<void> {
  await execute(
    manager,
    sql`update player set
        following_count = player.following_count + related.following,
        followers_count = player.followers_count + related.followers
      from (
        select id, sum(following)::int as following, sum(followers)::int as followers
        from (select follower_id as id, 1 as following, 0 as followers from follow where followed_id = ${id}
          union all select followed_id, 0, 1 from follow where follower_id = ${id}) follows
        group by id) related
      where player.id = related.id`,
  );
}

/** Recomputes all follow counters, after bulk writes such as COPY. */
export async function recountFollows(manager: EntityManager): Promise<void> {
  await execute(
    manager,
    sql`with following as (
        select follower_id as id, count(*)::int as total from follow join player on player.id = followed_id
        where visibility = 'LISTED' group by follower_id),
      followers as (
        select followed_id as id, count(*)::int as total from follow join player on player.id = follower_id
        where visibility = 'LISTED' group by followed_id)
      update player set following_count = counted.following, followers_count = counted.followers
      from (select player.id, coalesce(following.total, 0) as following, coalesce(followers.total, 0) as followers
        from player left join following using (id) left join followers using (id)) counted
      where counted.id = player.id
        and (player.following_count, player.followers_count) is distinct from (counted.following, counted.followers)`,
  );
}
