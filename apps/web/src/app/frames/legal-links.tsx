import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import classes from './legal-links.module.css';

/** Terms and privacy, where there is no footer. */
export function LegalLinks({
  className = '',
  onFollow,
}: {
  readonly className?: string | undefined;
  readonly onFollow?: (() => void) | undefined;
}) {
  const { t } = useTranslation('shell');
  const follow = onFollow && { onClick: onFollow };
  return (
    <div className={`${classes.links} ${className}`}>
      <Link to="/terms" {...follow}>
        {t('shell:footer.terms')}
      </Link>
      <Link to="/privacy" {...follow}>
        {t('shell:footer.privacy')}
      </Link>
    </div>
  );
}
