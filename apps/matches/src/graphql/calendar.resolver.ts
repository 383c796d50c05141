import { Args, Mutation, Query, Resolver } from '@nestjs/graphql';
import { refuse, type Identity, type UserId } from '@setpoint/kernel';
import { hashOfToken, signedIn, succeed, Viewer } from '@setpoint/service-kit';
import { CreateCalendarFeed } from '../application/create-calendar-feed.js';
import { CalendarFeeds } from '../application/ports/calendar-feeds.js';
import { ReadCalendar } from '../application/read-calendar.js';
import type { CalendarFeed } from '../domain/calendar/feed.js';
import { calendarEntrySource } from './calendar-source.js';
import type { MutationCreateCalendarFeedArgs, QueryCalendarOwnerArgs, ResolversTypes } from './generated/schema.js';
import { isId } from './inputs.js';
import { done, refused } from './payloads.js';

@Resolver()
export class CalendarResolver {
  constructor(
    private readonly calendar: ReadCalendar,
    private readonly create: CreateCalendarFeed,
    private readonly feeds: CalendarFeeds,
  ) {}

  @Query('myCalendar')
  async myCalendar(@Viewer() caller: Identity): Promise<readonly ResolversTypes['CalendarEntry'][]> {
    return (await this.calendar.execute(signedIn(caller))).map(calendarEntrySource);
  }

  @Query('myCalendarFeed')
  myCalendarFeed(@Viewer() caller: Identity): Promise<CalendarFeed | null> {
    return this.feeds.of(signedIn(caller));
  }

  @Query('calendarOwner')
  calendarOwner(@Args() { token }: QueryCalendarOwnerArgs): Promise<UserId | null> {
    return this.feeds.ownerOf(hashOfToken(token));
  }

  @Mutation('createCalendarFeed')
  async createCalendarFeed(
    @Args() { input }: MutationCreateCalendarFeedArgs,
    @Viewer() caller: Identity,
  ): Promise<ResolversTypes['CreateCalendarFeedPayload']> {
    const who = signedIn(caller);
    const replaced = input.replaces ?? null;
    const outcome =
      replaced === null || isId(replaced) ? await this.create.execute(replaced, who) : refuse('CALENDAR_FEED_CHANGED');
    if (!outcome.ok) return refused(outcome, { path: null, feed: await this.feeds.of(who) });
    const { feed, token } = outcome.value;
    return done({ path: `/calendar/${token}.ics`, feed });
  }

  @Mutation('revokeCalendarFeed')
  async revokeCalendarFeed(@Viewer() caller: Identity): Promise<ResolversTypes['RevokeCalendarFeedPayload']> {
    await this.feeds.remove(signedIn(caller));
    return succeed({});
  }
}
