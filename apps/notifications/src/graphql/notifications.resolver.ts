import { Args, Mutation, Query, Resolver } from '@nestjs/graphql';
import { notificationId, pageSize, type Identity } from '@setpoint/kernel';
import { failed, signedIn, succeed, Viewer } from '@setpoint/service-kit';
import { Mailboxes } from '../application/ports/mailboxes.js';
import { ReadNotification } from '../application/read-notification.js';
import type { MutationReadNotificationArgs, QueryNotificationsArgs, ResolversTypes } from './generated/schema.js';
import { notificationsOf } from './notification-shape.js';

@Resolver()
export class NotificationsResolver {
  constructor(
    private readonly mailboxes: Mailboxes,
    private readonly read: ReadNotification,
  ) {}

  @Query('notifications')
  async notifications(
    @Args() { first, after, read }: QueryNotificationsArgs,
    @Viewer() viewer: Identity,
  ): Promise<ResolversTypes['NotificationConnection']> {
    const userId = signedIn(viewer);
    const page = await this.mailboxes.page(userId, read ?? null, { first: pageSize(first), after: after ?? null });
    return notificationsOf(userId, page);
  }

  @Query('unreadNotificationCount')
  unreadCount(@Viewer() viewer: Identity): Promise<number> {
    return this.mailboxes.unread(signedIn(viewer));
  }

  @Mutation('readNotification')
  async readNotification(
    @Args() { readNotificationData: data }: MutationReadNotificationArgs,
    @Viewer() viewer: Identity,
  ): Promise<ResolversTypes['ReadNotificationPayload']> {
    const userId = signedIn(viewer);
    const id = data.notificationId ? notificationId(data.notificationId) : null;
    const outcome = await this.read.execute({ what: data.what, notificationId: id }, userId);
    return outcome.ok
      ? succeed({ unreadCount: outcome.value })
      : failed(outcome, { unreadCount: await this.mailboxes.unread(userId) });
  }
}
