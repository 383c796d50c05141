export { dataBundleFile, documentFile } from './document-file.js';
export { saveFile } from './save-file.js';
