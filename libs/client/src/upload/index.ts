export { TAKEN_AVATARS, TAKEN_PICTURES, type UploadFault } from './upload-picture.js';
export { useUpload } from './use-upload.js';
export { TAKEN_DOCUMENTS, uploadDocument, type DocumentFault } from './upload-document.js';
