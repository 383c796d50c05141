/** One icon per module, so that a page loads only what it shows. */
declare module '@tabler/icons-react/dist/esm/icons/*' {
  import type { FunctionComponent, SVGProps } from 'react';

  export interface TablerIconProps extends Omit<SVGProps<SVGSVGElement>, 'stroke'> {
    size?: string | number;
    stroke?: string | number;
  }
  const icon: FunctionComponent<TablerIconProps>;
  export default icon;
}
