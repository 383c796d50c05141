import { Alert, Button, Group } from '@mantine/core';
import { useTranslation } from 'react-i18next';

/** The button below a part of the page, and what to do when somebody else was faster. */
export function SaveBar({
  saving,
  conflict,
  onReload,
}: {
  readonly saving: boolean;
  readonly conflict: number | null;
  /** Shows what the other one saved instead of what was typed. */
  onReload(): void;
}) {
  const { t } = useTranslation('centre');
  return (
    <>
      {conflict !== null && (
        <Alert color="orange" role="alert" title={t('edit.conflict')}>
          {t('edit.conflictText')}
          <Group mt="sm">
            <Button variant="default" onClick={onReload}>
              {t('edit.showTheirs')}
            </Button>
          </Group>
        </Alert>
      )}
      <Button type="submit" loading={saving} style={{ alignSelf: 'flex-start' }}>
        {conflict === null ? t('edit.save') : t('edit.saveMine')}
      </Button>
    </>
  );
}
