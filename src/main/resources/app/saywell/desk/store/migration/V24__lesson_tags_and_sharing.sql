-- Tags of a lesson, with line breaks between them; and, of a lesson of the shared folder, by which all computers know it, and what it and its
-- file were when they were last the same.
ALTER TABLE lesson ADD COLUMN tags TEXT;
ALTER TABLE lesson ADD COLUMN shared_id TEXT;
ALTER TABLE lesson ADD COLUMN digest_here TEXT;
ALTER TABLE lesson ADD COLUMN digest_there TEXT;
