export { TAKEN_AVATARS, TAKEN_PICTURES, type UploadError } from './upload-picture.js';
export { useUpload } from './use-upload.js';
export { TAKEN_DOCUMENTS, uploadDocument, type DocumentError } from './upload-document.js';
