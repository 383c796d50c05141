export { NotFoundScreen as Component } from '../../../entities/site/error-screens.js';
