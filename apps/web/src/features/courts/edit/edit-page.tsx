import { useQuery } from '@apollo/client/react';
import { Anchor, Skeleton, Stack } from '@mantine/core';
import type { EditedCourtFragment } from '@setpoint/client/documents';
import { isLocated } from '../../../entities/court/located.js';
import { EmptyState, ErrorState, Loading, Page } from '@setpoint/ui';
import { useTranslation } from 'react-i18next';
import { Link, Navigate, useNavigate, useParams } from 'react-router';
import { courtPath } from '../../../entities/court/court-link.js';
import { Missing } from '../../../entities/missing/missing.js';
import { PageTabs } from '../../../entities/page-head/page-tabs.js';
import { CourtEditor, CourtToEdit } from './edit-fields.js';
import { FieldsForm } from './fields-form.js';
import { InfoForm } from './info-form.js';
import { OffersForm } from './offers-form.js';
import { OverviewTab } from './overview-tab.js';
import { PhotosTab } from './photos-tab.js';

const TABS = ['info', 'photos', 'offers', 'fields', 'overview'] as const;
type Tab = (typeof TABS)[number];
const isTab = (text: string): text is Tab => TABS.some((tab) => tab === text);

/** /court/{id}/edit: what the owner of a centre changes, and what goes on there (CRT-06, CRT-11, RTE-08). */
export function Component() {
  const { t } = useTranslation(['centre', 'court']);
  const navigate = useNavigate();
  const { id = '', pageTab = 'info' } = useParams();
  const { data: asked, error: unasked, refetch: askAgain } = useQuery(CourtEditor, { variables: { id } });
  const centre = asked?.court;
  const mayEdit = Boolean(centre?.isMine || asked?.me?.roles?.includes('SUPPORT'));
  const { data, error, refetch } = useQuery(CourtToEdit, { variables: { id }, skip: !mayEdit });
  const court = data?.court;
  const again = () => void (mayEdit ? refetch() : askAgain()).catch(() => {});
  const path = `/court/${encodeURIComponent(id)}/edit`;
  if (!isTab(pageTab)) return <Navigate to={path} replace />;
  if (centre === null || court === null) {
    return (
      <Missing
        title={t('court:missing.title')}
        text={t('court:missing.text')}
        to="/court/list"
        label={t('court:missing.action')}
      />
    );
  }
  if (centre && !mayEdit && !unasked) {
    return (
      <Page title={t('edit.title')} noIndex>
        <EmptyState
          illustration="court"
          title={t('edit.notYours')}
          text={t('edit.notYoursText')}
          action={<Link to={courtPath(centre)}>{centre.name}</Link>}
        />
      </Page>
    );
  }
  if (!court) {
    return (
      <Page title={t('edit.title')} noIndex>
        {error || unasked ? (
          <ErrorState onRetry={again} />
        ) : (
          <Loading>
            <Stack>
              <Skeleton height={44} />
              <Skeleton height={320} radius="lg" />
            </Stack>
          </Loading>
        )}
      </Page>
    );
  }
  const open = (tab: Tab) => void navigate(tab === 'info' ? path : `${path}/${tab}`, { replace: true });
  return (
    <Page title={court.name} lead={t('edit.title')} noIndex>
      <Anchor variant="standalone" component={Link} to={courtPath(court)} mb="sm" display="inline-block">
        {t('edit.seePage')}
      </Anchor>
      <PageTabs
        label={t('edit.parts')}
        tabs={TABS.map((value) => ({ value, label: t(`edit.tab.${value}`) }))}
        open={pageTab}
        onOpen={open}
      >
        <Part tab={pageTab} court={court} />
      </PageTabs>
    </Page>
  );
}

function Part({ tab, court }: { readonly tab: Tab; readonly court: EditedCourtFragment }) {
  switch (tab) {
    case 'info':
      return isLocated(court) && <InfoForm court={court} />;
    case 'photos':
      return <PhotosTab court={court} />;
    case 'offers':
      return <OffersForm court={court} />;
    case 'fields':
      return <FieldsForm court={court} />;
    case 'overview':
      return <OverviewTab courtId={court.id} />;
  }
}
