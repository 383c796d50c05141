import { graphql } from '@setpoint/client';

export const NotificationSettingsFields = graphql(`
  fragment NotificationSettingsFields on NotificationSettings {
    id
    pushKey
    pushHere
    pushDevices
    whatsAppAvailable
    digest
    quietHours {
      enabled
      from
      until
      timeZone
    }
    preferences {
      topic
      channel
      enabled
      essential
    }
  }
`);
