import { Button, type ButtonProps } from '@mantine/core';
import { IconMessageCircle } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { newConversationPath, type RecipientKind } from './chat-link.js';

/** Opens the one conversation with somebody or something (CHT-01). */
export function MessageButton({
  kind,
  id,
  ...look
}: { readonly kind: RecipientKind; readonly id: string } & ButtonProps) {
  const { t } = useTranslation('common');
  return (
    <Button
      component={Link}
      to={newConversationPath(kind, id)}
      variant="default"
      leftSection={<IconMessageCircle size={18} aria-hidden />}
      {...look}
    >
      {t('common:message')}
    </Button>
  );
}
