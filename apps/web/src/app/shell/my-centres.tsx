import { useQuery } from '@apollo/client/react';
import { graphql } from '@setpoint/client';
import { IconBuildingStore } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { courtPath } from '../../entities/court/court-link.js';
import popup from '../frames/popup.module.css';

const MyCentresQuery = graphql(`
  query MyCentres {
    myCourts {
      id
      name
      slug
    }
  }
`);

/** Link to the centres that the player owns; empty for all others. */
export function MyCentres({ onFollow }: { readonly onFollow: () => void }) {
  const { t } = useTranslation('shell');
  const { data } = useQuery(MyCentresQuery);
  const centres = data?.myCourts ?? [];
  return centres.map((centre) => (
    <li key={centre.id}>
      <Link to={courtPath(centre)} className={popup.item} onClick={onFollow}>
        <IconBuildingStore size={20} stroke={1.7} aria-hidden />
        {centres.length === 1 ? t('shell:profile.centre') : centre.name}
      </Link>
    </li>
  ));
}
