import '@fontsource-variable/inter/wght.css';
import '@fontsource/barlow-condensed/latin-600.css';
import '@fontsource/barlow-condensed/latin-700.css';
import '@mantine/core/styles.layer.css';
import './fonts.css';
import './base.css';
