import { Args, Query, Resolver } from '@nestjs/graphql';
import { languageOf } from '@setpoint/i18n';
import { MessagePreviews } from '../application/message-previews.js';
import type { QueryMessagePreviewArgs, ResolversTypes } from './generated/schema.js';

@Resolver()
export class PreviewsResolver {
  constructor(private readonly previews: MessagePreviews) {}

  @Query('messageTemplates')
  templates(): ResolversTypes['MessageTemplate'][] {
    return this.previews.all().map(({ id, channels }) => ({ id, channels: [...channels] }));
  }

  @Query('messagePreview')
  preview(@Args() { template, channel, language }: QueryMessagePreviewArgs): ResolversTypes['MessagePreview'] | null {
    return this.previews.of(template, channel, languageOf(language));
  }
}
