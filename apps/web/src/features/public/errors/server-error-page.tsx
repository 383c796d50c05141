export { ServerErrorScreen as Component } from '../../../entities/site/error-screens.js';
