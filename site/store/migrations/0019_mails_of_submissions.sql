-- What became of the mails that a submission caused is asked by its id, among all jobs there are.

create index job_submission_index on pgboss.job ((data ->> 'submission')) where data ->> 'submission' is not null;
create index archive_submission_index on pgboss.archive ((data ->> 'submission')) where data ->> 'submission' is not null;
