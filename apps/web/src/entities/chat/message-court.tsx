import { Button, Popover, Text } from '@mantine/core';
import { IconMessageCircle } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { MessageButton } from './message-button.js';

/** Writes to a centre that is among one's favourites; says what it takes where it is not (CHT-04). */
export function MessageCourt({ court }: { readonly court: { readonly id: string; readonly isMyFavourite: boolean } }) {
  const { t } = useTranslation(['common', 'court']);
  if (court.isMyFavourite) return <MessageButton kind="court" id={court.id} />;
  return (
    <Popover width={260} withArrow shadow="md" position="bottom">
      <Popover.Target>
        <Button variant="default" leftSection={<IconMessageCircle size={18} aria-hidden />}>
          {t('common:message')}
        </Button>
      </Popover.Target>
      <Popover.Dropdown>
        <Text size="sm">{t('court:page.writeToFavourites')}</Text>
      </Popover.Dropdown>
    </Popover>
  );
}
